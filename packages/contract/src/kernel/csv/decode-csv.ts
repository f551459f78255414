/**
 * The text of a CSV file: UTF-8, or else the encoding in which spreadsheets of this country save by default. Throws when it
 * is text in neither.
 */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}

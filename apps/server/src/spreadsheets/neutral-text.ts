/** What a spreadsheet would read as a formula is led by a sign that makes it text. */
export function neutralText(text: string): string {
  return /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
}

/**
 * The same in a CSV file that a person opens: a spreadsheet would read a long row of digits, as a credit code or a serial number may be,
 * as a number and round it, and digits around an E as a power of ten.
 */
export function openedText(text: string): string {
  return /^(?:\d{12,}|\d+E\d+)$/i.test(text) ? `'${text}` : neutralText(text)
}

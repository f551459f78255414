/** What a spreadsheet would read as a formula is led by a sign that makes it text. */
export function neutralText(text: string): string {
  return /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
}

/** A text that somebody wrote, as it stands within a sentence of ours: without the stop that it ends with. */
export function withoutStop(text: string | null | undefined): string {
  return (text ?? '').trim().replace(/[。；;.]$/, '')
}

/** A fresh Idempotency-Key; works on plain http too, where crypto.randomUUID is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Gives the same key for the same content, so that a repeated submit is answered once, and a new one for other content. */
export function keyPerContent(): (content: unknown) => string {
  let last: { text: string; key: string } | undefined
  return (content) => {
    const text = JSON.stringify(content)
    if (last?.text !== text) last = { text, key: newIdempotencyKey() }
    return last.key
  }
}

/** A submit number: 32 hexadecimal digits; works on plain http too, where randomUUID is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Gives the same key for the same content until the content changes or `release` is called after success. */
export interface KeyKeeper {
  keyFor(content: unknown): string
  release(): void
}

export function makeKeyKeeper(make: () => string = newIdempotencyKey): KeyKeeper {
  let kept: { content: string; key: string } | undefined
  return {
    keyFor(value) {
      const content = JSON.stringify(value)
      if (kept?.content !== content) kept = { content, key: make() }
      return kept.key
    },
    release() {
      kept = undefined
    },
  }
}

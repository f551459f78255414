const IV_BYTES = 12

// Letter by letter: a long text has more bytes than a call may have arguments.
const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
})

/** The key the server gives to its account. Undefined on plain http, where browsers offer no encryption. */
export async function importSealKey(base64: string): Promise<CryptoKey | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  return subtle?.importKey('raw', fromBase64(base64), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** AES-256-GCM, bound to the place where it lies: moved elsewhere it cannot be read. */
export async function sealText(key: CryptoKey, text: string, place: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, place), key, new TextEncoder().encode(text))
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
}

/** The text again; undefined when it belongs to another account or place, or was changed. */
export async function unsealText(key: CryptoKey, sealed: string, place: string): Promise<string | undefined> {
  try {
    const [iv = '', bytes = ''] = sealed.split('.')
    const parameters = algorithm(fromBase64(iv), place)
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, fromBase64(bytes)))
  } catch {
    return undefined
  }
}

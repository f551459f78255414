const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes behind a secret as the authenticator app would read it from the page. */
export function secretBytes(shown: string): Buffer {
  const bits = [...shown.replaceAll(/\s/g, '')].map((char) =>
    BASE32.indexOf(char).toString(2).padStart(5, '0'),
  )
  const whole = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)))
}

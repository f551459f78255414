import { renderSVG } from 'uqr'

/** A text as a QR code for a document, with the quiet zone that a camera needs. */
export function qrSvg(text: string): string {
  return renderSVG(text, { border: 4, ecc: 'M' })
}

import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'

/** Modules of light around the code that a camera needs (ISO/IEC 18004). */
const QUIET_MODULES = 4

/** A text as a QR code, drawn in the page: nothing of it leaves the browser. Always dark on light, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_MODULES })
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(data)} />
    </svg>
  )
}

import type { QrTarget } from '../site-settings.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

/** A QR code with its label; without a camera the code is a link. */
export function QrFigure({ code }: { code: QrTarget }) {
  const { site } = useShell()
  return (
    <figure className="m-0 flex w-28 flex-col items-center text-center">
      <a href={code.url} aria-label={copy.opens(code.label)}>
        <img
          src={`/qr/${site.id}-${code.key}.svg`}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="rounded-control border border-line bg-surface p-1"
        />
      </a>
      <figcaption className="mt-1 text-note text-muted">{code.label}</figcaption>
    </figure>
  )
}

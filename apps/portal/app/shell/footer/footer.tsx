import type { ReactNode } from 'react'
import { linkCopy } from '../link-copy.ts'
import { siteAddress } from '../site-address.ts'
import { qrTargets } from '../site-settings.ts'
import { useShell } from '../use-shell.ts'
import { ContactLines } from './contact-lines.tsx'
import { copy } from './copy.ts'
import { linkLook } from './link-look.ts'
import { QrFigure } from './qr-figure.tsx'
import { RecordLine } from './record-line.tsx'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-note font-semibold text-ink">{title}</h2>
      {children}
    </section>
  )
}

/** Links outside, who stands behind the portal, how to reach it, all sites, two QR codes. */
export default function Footer() {
  const { config, settings, sites, openUrlOf } = useShell()
  return (
    <footer className="border-t border-line bg-surface text-note text-muted">
      <div className="content grid grid-cols-[auto_1fr_auto] gap-x-12 gap-y-8 py-10 max-lg:grid-cols-1">
        <Group title={copy.contact}>
          <ContactLines />
        </Group>
        <Group title={copy.friendlyLinks}>
          <ul className="m-0 grid list-none grid-cols-2 gap-x-6 p-0 xl:grid-cols-3">
            {config.friendlyLinks.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
                  {label}
                  <span className="sr-only">{linkCopy.newWindow}</span>
                </a>
              </li>
            ))}
          </ul>
        </Group>
        <div className="flex gap-6">
          {qrTargets(settings).footer.map((code) => (
            <QrFigure key={code.key} code={code} />
          ))}
        </div>
      </div>
      <div className="border-t border-line">
        <nav aria-label={copy.sites} id="sites" className="content flex flex-wrap gap-x-4 py-3">
          {sites.map(({ id, name, path }) => {
            const outside = openUrlOf(id)
            return (
              <a
                key={id}
                href={outside ?? siteAddress(path, '/index')}
                {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                className={linkLook}
              >
                {name}
                {outside && <span className="sr-only">{linkCopy.newWindow}</span>}
              </a>
            )
          })}
        </nav>
      </div>
      <div className="border-t border-line">
        <RecordLine />
      </div>
    </footer>
  )
}

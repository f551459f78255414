import type { ReactNode } from 'react'
import { siteAddress } from '../site-address.ts'
import { useShell } from '../use-shell.ts'
import { QrFigure } from './qr-figure.tsx'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-note font-semibold text-ink">{title}</h2>
      {children}
    </section>
  )
}

const linkLook = 'inline-block py-1 text-muted no-underline hover:text-primary max-sm:py-2.5'

/** Links outside, who stands behind the portal, how to reach it, all sites, two QR codes. */
export default function Footer() {
  const { config, sites, openUrlOf } = useShell()
  return (
    <footer className="border-t border-line bg-surface text-note text-muted">
      <div className="content grid grid-cols-[auto_1fr_auto] gap-x-12 gap-y-8 py-10 max-lg:grid-cols-1">
        <Group title="联系我们">
          <p>服务时间：{config.serviceHours}</p>
          {config.hotlines.map(({ label, number }) => (
            <p key={number}>
              {label}：
              <a href={`tel:${number}`} className={linkLook}>
                {number}
              </a>
            </p>
          ))}
          <p>联系地址：{config.address}</p>
          <p className="mt-2">指导单位：{config.guidingUnits.join('、')}</p>
          <p>运营单位：{config.operatingUnits.join('、')}</p>
        </Group>
        <Group title="友情链接">
          <ul className="m-0 grid list-none grid-cols-2 gap-x-6 p-0 xl:grid-cols-3">
            {config.friendlyLinks.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
                  {label}
                  <span className="sr-only">（在新窗口打开）</span>
                </a>
              </li>
            ))}
          </ul>
        </Group>
        <div className="flex gap-6">
          {config.footerQrCodes.map((code) => (
            <QrFigure key={code.key} code={code} />
          ))}
        </div>
      </div>
      <div className="border-t border-line">
        <nav aria-label="各地站点" id="sites" className="content flex flex-wrap gap-x-4 py-3">
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
                {outside && <span className="sr-only">（在新窗口打开）</span>}
              </a>
            )
          })}
        </nav>
      </div>
      <div className="border-t border-line">
        <p className="content py-3">
          {config.productName} · {config.productSubtitle}　{config.recordNumber}
        </p>
      </div>
    </footer>
  )
}

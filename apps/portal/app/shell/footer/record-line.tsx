import type { ReactNode } from 'react'
import { linkCopy } from '../link-copy.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { linkLook } from './link-look.ts'

const ICP_SEARCH = 'https://beian.miit.gov.cn/'
const POLICE_SEARCH = 'https://beian.mps.gov.cn/#/query/webSearch?code='

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkLook}>
      {children}
      <span className="sr-only">{linkCopy.newWindow}</span>
    </a>
  )
}

/** The name of the product and the numbers under which the site is registered, each leading to where it can be checked. */
export function RecordLine() {
  const { config, settings } = useShell()
  const { icpNumber, policeNumber, siteIdNumber, siteMarkUrl, mapApproval } = settings
  return (
    <p className="content flex flex-wrap items-center gap-x-4 py-3">
      <span>
        {config.productName} · {config.productSubtitle}
      </span>
      {icpNumber && <Outside href={ICP_SEARCH}>{icpNumber}</Outside>}
      {policeNumber && (
        <Outside href={`${POLICE_SEARCH}${policeNumber.replaceAll(/\D/g, '')}`}>{policeNumber}</Outside>
      )}
      {siteIdNumber && (
        <span>
          {copy.siteIdNumber}
          {siteIdNumber}
        </span>
      )}
      {siteMarkUrl && <Outside href={siteMarkUrl}>{copy.siteMark}</Outside>}
      {mapApproval && (
        <span>
          {copy.mapApproval}
          {mapApproval}
        </span>
      )}
    </p>
  )
}

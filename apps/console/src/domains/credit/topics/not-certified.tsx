import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { fileCopy as copy } from './copy.ts'

/** In place of what is read by the credit code, before there is a certified one. */
export function NotCertified() {
  return (
    <div className="panel">
      <Notice
        title={copy.notCertified}
        hint={copy.notCertifiedHint}
        action={<LinkButton to="/certification" label={copy.toCertify} />}
      />
    </div>
  )
}

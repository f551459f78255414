import { Link } from 'react-router'
import { Page } from '../../shell/page/page.tsx'
import { useSession } from '../../shell/session/session.ts'
import { copy as personalDataCopy } from './personal-data/copy.ts'
import { ExportPanel } from './personal-data/export-panel.tsx'
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx'
import { copy } from './security/copy.ts'
import { LoginLog } from './security/login-log.tsx'
import { PasswordPanel } from './security/password-panel.tsx'
import { PhonePanel } from './security/phone-panel.tsx'
import { ProfilePanel } from './security/profile-panel.tsx'
import { SessionsPanel } from './security/sessions-panel.tsx'
import './identity.css'

/** The account, what protects it, and where it is and was signed in. */
export function Component() {
  const { info } = useSession()
  return (
    <Page title={copy.title}>
      <div className="stack">
        <ProfilePanel />
        <PasswordPanel />
        <PhonePanel />
        <SecondFactorPanel />
        <SessionsPanel />
        <ExportPanel />
        <section className="panel">
          <div className="panel-head">
            <h2>{personalDataCopy.closing.title}</h2>
            <Link to="/security/close-account">{personalDataCopy.closing.go}</Link>
          </div>
          <p className="muted">{personalDataCopy.closing.panel}</p>
        </section>
        <section>
          <h2 className="section-head">{copy.log.title}</h2>
          <p className="muted panel-note">{copy.log.intro}</p>
          <LoginLog userId={info.user.userId} />
        </section>
      </div>
    </Page>
  )
}

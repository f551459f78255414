import { Button, Space } from 'antd'
import type { Authorisation } from './authorisation.ts'
import type { AuthorisationActs } from './authorisation-card.tsx'
import { copy } from './copy.ts'
import { saveCredential } from './save-credential.ts'

interface AuthorisationButtonsProps {
  authorisation: Authorisation
  acts: AuthorisationActs
}

/** What the person may do with a consent now, as the server says. */
export function AuthorisationButtons({ authorisation, acts }: AuthorisationButtonsProps) {
  const { can, granteeOrgName, authNo } = authorisation
  return (
    <Space wrap>
      {can.export && (
        <Button aria-label={copy.exportOf(authNo)} onClick={() => void saveCredential(authorisation)}>
          {copy.export}
        </Button>
      )}
      {can.reject && (
        <Button aria-label={copy.rejectOf(granteeOrgName)} onClick={() => acts.reject(authorisation)}>
          {copy.reject}
        </Button>
      )}
      {can.grant && (
        <Button
          type="primary"
          aria-label={copy.grantOf(granteeOrgName)}
          onClick={() => acts.grant(authorisation)}
        >
          {copy.grant}
        </Button>
      )}
      {can.revoke && (
        <Button danger aria-label={copy.revokeOf(granteeOrgName)} onClick={() => acts.revoke(authorisation)}>
          {copy.revoke}
        </Button>
      )}
    </Space>
  )
}

import { DocumentDesk } from '../../../shell/files/desk/document-desk.tsx'
import { copy } from '../copy.ts'
import type { Certification } from '../enterprise-facts.tsx'

const texts = copy.status

/** The licence and the letter in the page itself, beside the facts. */
export function LicenseView({ record: { license, authLetter } }: { record: Certification }) {
  const files = [
    ...(license ? [{ ...license, purpose: texts.license }] : []),
    ...(authLetter ? [{ ...authLetter, purpose: texts.authLetter }] : []),
  ]
  return <DocumentDesk title={texts.files} names={[texts.license]} files={files} others={texts.files} />
}

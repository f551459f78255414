import { logoPublication } from '@lqr/contract/organisations/logo-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { logoCopy as copy } from './logo-copy.ts'

interface Props {
  title: string
  intro: string
  creates: boolean
}

/** Logos in every state, as their institution or the operators see them. */
export function LogoList({ title, intro, creates }: Props) {
  return (
    <PublicationPage
      publication={logoPublication}
      table="logos"
      title={title}
      intro={intro}
      keyword={copy.keyword}
      creates={creates}
    />
  )
}

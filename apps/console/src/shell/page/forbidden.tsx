import { copy } from '../copy.ts'
import { LinkButton } from './link-button.tsx'
import { Notice } from './notice.tsx'
import { Page } from './page.tsx'

/** The signed-in account may not use this page. */
export function Forbidden() {
  return (
    <Page title={copy.forbidden}>
      <Notice
        title={copy.forbiddenTitle}
        hint={copy.forbiddenHint}
        action={<LinkButton to="/" label={copy.home} />}
      />
    </Page>
  )
}

import { copy } from '../copy.ts'
import { LinkButton } from './link-button.tsx'
import { Notice } from './notice.tsx'
import { Page } from './page.tsx'

/** An address of the console that leads nowhere; menu and header stay. */
export function Component() {
  return (
    <Page title={copy.notFoundTitle}>
      <Notice
        title={copy.notFound}
        hint={copy.notFoundHint}
        action={<LinkButton to="/" label={copy.home} />}
      />
    </Page>
  )
}

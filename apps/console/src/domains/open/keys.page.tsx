import { Button } from 'antd'
import { useState } from 'react'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Page } from '../../shell/page/page.tsx'
import { copy } from './copy.ts'
import { KeyList } from './key-list.tsx'
import { REAL_KEYS } from './key-place.ts'
import { WebhookPanel } from './webhooks/webhook-panel.tsx'
import { REAL_WEBHOOKS } from './webhooks/webhook-place.ts'

/** The keys with which the institution's systems reach the open interface. */
export function Component() {
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={
        <>
          <LinkButton to="/workbench/open/sandbox" label={copy.sandbox} isQuiet />
          <Button href="/open/v1/openapi.json">{copy.documents}</Button>
          <Button type="primary" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        </>
      }
    >
      <KeyList place={REAL_KEYS} isAdding={isAdding} onAdded={() => setAdding(false)} />
      <WebhookPanel place={REAL_WEBHOOKS} />
    </Page>
  )
}

import { Tabs } from 'antd'
import { Page } from '../../../shell/page/page.tsx'
import { copy } from './copy.ts'
import { EnterpriseImport } from './enterprise-import.tsx'
import { SingleForm } from './single-form.tsx'
import '../identity.css'

const ways = [
  { key: 'one', label: copy.one, children: <SingleForm /> },
  { key: 'many', label: copy.many, children: <EnterpriseImport /> },
]

/** Accounts for enterprises that do not register themselves. */
export function Component() {
  return (
    <Page title={copy.title} intro={copy.intro}>
      <div className="panel">
        <Tabs items={ways} />
      </div>
    </Page>
  )
}

import { useSearchParams } from 'react-router'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { copy } from './copy.ts'
import { FitForm } from './fit-form.tsx'
import { FitList } from './fit-list.tsx'
import { wantFromAddress } from './want-address.ts'

/** Which products fit the enterprise; what is wanted stands in the address, so that coming back finds it. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const want = wantFromAddress(search)
  const show = (asked: object) =>
    setSearch(new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])), {
      preventScrollReset: true,
    })
  return (
    <Page title={copy.title} intro={copy.intro}>
      <div className="stack">
        <FitForm want={want} onWant={show} />
        {want ? <FitList key={search.toString()} want={want} /> : <Notice title={copy.before} />}
      </div>
    </Page>
  )
}

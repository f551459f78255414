import { Link } from 'react-router'
import { Page } from '../../../shell/page/page.tsx'
import { CloseForm } from './close-form.tsx'
import { copy } from './copy.ts'
import '../identity.css'

const texts = copy.closing

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <ul className="points">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** What closing an account takes away and what stays, before it is done. */
export function Component() {
  return (
    <Page title={texts.title} intro={texts.intro} extra={<Link to="/security">{texts.back}</Link>}>
      <div className="stack">
        <Points title={texts.goes} items={texts.goesItems} />
        <Points title={texts.stays} items={texts.staysItems} />
        <section className="panel">
          <h2>{texts.first}</h2>
          <ul className="points">
            {texts.firstItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="panel-foot">
            <Link to="/security">{texts.exportFirst}</Link>
          </p>
        </section>
        <section className="panel">
          <h2>{texts.formTitle}</h2>
          <div className="narrow">
            <CloseForm />
          </div>
        </section>
      </div>
    </Page>
  )
}

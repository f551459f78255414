import { LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { leaseCopy } from './copy.ts'

const labels = leaseCopy.about

/** What a lease is, the two kinds, and what tells them apart. */
export function LeaseAbout() {
  return (
    <section aria-labelledby="lease-about">
      <h2 id="lease-about" className="mb-2 text-title">
        {labels.title}
      </h2>
      <p className="max-w-article">{labels.text}</p>
      <ul
        className="m-0 mt-4 grid list-none gap-3 p-0 md:grid-cols-2 elder:grid-cols-1"
        aria-label={labels.kinds}
      >
        {LEASE_KINDS.map(({ code, name, note }) => (
          <li key={code} className="rounded-card border border-line bg-surface p-5 max-sm:p-4">
            <h3 className="text-body font-semibold text-primary-strong">{name}</h3>
            <p className="mt-1 text-note text-ink">{note}</p>
          </li>
        ))}
      </ul>
      <table className="mt-4 w-full border-collapse text-note">
        <caption className="py-1 text-left text-muted">{labels.compare}</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="w-24 py-2 pr-3 font-normal">
              {labels.item}
            </th>
            {LEASE_KINDS.map(({ code, name }) => (
              <th key={code} scope="col" className="py-2 pr-3 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.rows.map(([item, ...cells]) => (
            <tr key={item} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal text-muted">
                {item}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="py-2 pr-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

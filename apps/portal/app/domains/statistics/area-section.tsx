import { grouped } from '@lqr/contract/rules/grouped.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { AreaMap } from '@lqr/ui/province-map/area-map.tsx'
import { MAP_PLACES } from '@lqr/ui/province-map/places.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'
import type { AreaFigures, AreaLine } from './area-figures.ts'
import { useAreaFigures } from './use-area-figures.ts'

const { areas: texts } = copy
const MAPPED = new Set(MAP_PLACES.map(({ code }) => code))
const cell = 'py-1 pl-4 text-right whitespace-nowrap tabular-nums'

function Cells({ cells }: { cells: AreaLine['cells'] }) {
  return cells.map((text, index) => (
    <td key={texts.columns[index]} className={cell}>
      {text}
    </td>
  ))
}

/** Applications by prefecture as shades, each a way to its own figures; the table beside has the same ones. */
function ApplicationMap({ lines }: Pick<AreaFigures, 'lines'>) {
  const { settings } = useShell()
  return (
    <AreaMap
      hasTable
      title={texts.map}
      approval={settings.mapApproval}
      format={(value) => grouped(value)}
      values={lines.map(({ key, name, applied, cells }) => ({
        code: key,
        name,
        value: applied,
        text: texts.applied(cells[0]),
        short: cells[0],
        href: siteAddress(substationOfCode(key)?.path ?? '', '/statistics'),
      }))}
    />
  )
}

/** Applications and drawn loans of the area one is in, part by part. */
export function AreaSection({ rendered }: { rendered: AreaFigures }) {
  const { lines, total } = useAreaFigures(rendered)
  const hasMap = lines.some(({ key }) => MAPPED.has(key))
  return (
    <section aria-labelledby="areas" className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h2 id="areas" className="mb-3 text-body font-semibold">
        {texts.title}
      </h2>
      <div className={hasMap ? 'grid items-center gap-6 lg:grid-cols-2 elder:grid-cols-1' : undefined}>
        {hasMap && <ApplicationMap lines={lines} />}
        <div role="region" aria-label={texts.title} tabIndex={0} className="min-w-0 overflow-x-auto">
          <table className="w-full border-collapse text-note">
            <caption className="sr-only">{texts.title}</caption>
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="py-1 text-left font-normal">
                  {texts.area}
                </th>
                {texts.columns.map((label) => (
                  <th key={label} scope="col" className={`${cell} font-normal`}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, name, cells }) => (
                <tr key={key} className="border-b border-line">
                  <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                    {name}
                  </th>
                  <Cells cells={cells} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-semibold">
                <th scope="row" className="py-1 text-left">
                  {texts.total}
                </th>
                <Cells cells={total} />
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  )
}

import { MAP_PLACES } from '@lqr/ui/province-map/places.ts'
import { ValueMap } from '@lqr/ui/province-map/value-map.tsx'
import { mapCopy } from '../../shell/map-copy.ts'
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

/** Applications by prefecture as shades; the table beside has the same figures. */
function AreaMap({ lines }: Pick<AreaFigures, 'lines'>) {
  const { settings } = useShell()
  const [first] = lines.toSorted((a, b) => b.applied - a.applied)
  return (
    <figure className="m-0">
      <ValueMap
        label={texts.map(first?.name ?? '', first?.cells[0] ?? '')}
        values={lines.map(({ key, applied, cells }) => ({
          code: key,
          value: applied,
          text: texts.applied(cells[0]),
        }))}
        className="block aspect-[1200/979] w-full"
      />
      <figcaption className="text-note text-muted">
        {texts.mapNote} {mapCopy.schematic(settings.mapApproval)}
      </figcaption>
    </figure>
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
        {hasMap && <AreaMap lines={lines} />}
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

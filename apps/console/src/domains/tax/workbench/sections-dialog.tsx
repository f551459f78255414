import { useQueryClient } from '@tanstack/react-query'
import { Alert, Tag } from 'antd'
import { useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { listTaxLicences, readTaxData } from '@lqr/contract/tax/calls.ts'
import { TAX_SECTIONS, type TaxSection } from '@lqr/contract/tax/datasets.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy, workCopy as texts } from '../copy.ts'
import type { TaxLicence } from '../entities.ts'
import { COMMON_SCOPE, ScopeBoxes } from '../scope-boxes.tsx'
import { Dialog } from '../../../shell/forms/dialog.tsx'
import '../tax.css'
import '../../../shell/records/figure-table.css'

type TaxData = CallOutput<typeof readTaxData>

function Sections({ data }: { data: TaxData }) {
  return (
    <div className="stack">
      <p className="panel-note">
        {texts.result(data.sourceName, data.receiptNo)}{' '}
        {data.isDemonstration && <Tag>{copy.demonstration}</Tag>}
      </p>
      <Alert type="info" showIcon title={texts.notKept} />
      {data.sections.map(({ section, columns, rows }) => (
        <section
          key={section}
          className="tax-section"
          aria-label={nameOf(TAX_SECTIONS, section)}
          tabIndex={0}
        >
          <h3>{nameOf(TAX_SECTIONS, section)}</h3>
          {rows.length === 0 ? (
            <p className="muted">{texts.noRows}</p>
          ) : (
            <table className="figure-table">
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ values }, line) => (
                  <tr key={line}>
                    {values.map((value, place) => (
                      <td key={columns[place]}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  )
}

/** Chooses among what was licensed and shows what the tax side hands over; nothing of it outlives the dialog. */
export function SectionsDialog({ licence, onClose }: { licence: TaxLicence; onClose: () => void }) {
  const queries = useQueryClient()
  const [sections, setSections] = useState<TaxSection[]>([])
  const [data, setData] = useState<TaxData>()
  const { run, isBusy, failure } = useAction(readTaxData, {
    quiet: true,
    onDone: (answer) => {
      setData(answer)
      void queries.invalidateQueries({ queryKey: callKey(listTaxLicences) })
    },
  })
  const items = TAX_SECTIONS.filter(({ code }) => licence.scope.includes(code))
  return (
    <Dialog
      width={840}
      title={texts.readTitle}
      okText={data ? texts.again : texts.readOk}
      okButtonProps={{ disabled: !data && sections.length === 0, ...busy(isBusy) }}
      cancelText={texts.close}
      onOk={() => (data ? setData(undefined) : run({ body: { licenceId: licence.id, sections } }))}
      onCancel={onClose}
    >
      {data ? (
        <Sections data={data} />
      ) : (
        <div className="stack">
          <FormProblem text={failure && (Object.values(failure.fields)[0] ?? failure.msg)} />
          <p className="panel-note">{texts.sectionsHint}</p>
          <ScopeBoxes
            label={texts.sections}
            items={items}
            common={COMMON_SCOPE}
            value={sections}
            onChange={setSections}
          />
        </div>
      )}
    </Dialog>
  )
}

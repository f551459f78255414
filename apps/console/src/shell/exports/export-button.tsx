import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { createExport, listExports } from '@lqr/contract/exports/calls.ts'
import { EXPORT_FORMATS, type ExportFormat } from '@lqr/contract/exports/kinds.ts'
import type { AskedQuery } from '../asked-query.ts'
import { busy } from '../forms/busy.tsx'
import { MenuButton } from '../forms/menu-button.tsx'
import { sayFailure, toastSuccess } from '../toast.ts'
import { useAction } from '../use-action.ts'
import { callKey } from '../use-call.ts'
import { exportCopy as copy } from './copy.ts'
import { type ExportFile, saveExport } from './save-export.ts'

interface ExportButtonProps extends AskedQuery {
  /** What the list is called on its page. */
  label: string
}

type Part = Record<string, unknown>

/**
 * The list as it is asked for now, as a file: a short one is saved at once, a long one is made in the background. Nothing where the
 * list is none that can be had as a file.
 */
export function ExportButton({ def, input, label }: ExportButtonProps) {
  const queries = useQueryClient()
  const [isSaving, setIsSaving] = useState(false)
  const save = async (file: ExportFile) => {
    setIsSaving(true)
    try {
      await saveExport(file)
      toastSuccess(copy.done(file.totalRows))
    } catch (error) {
      sayFailure(error)
    } finally {
      setIsSaving(false)
    }
  }
  const { run, isBusy } = useAction(createExport, {
    onDone: (file) => {
      void queries.invalidateQueries({ queryKey: callKey(listExports) })
      if (file.isInBackground) toastSuccess(copy.inBackground(copy.rows(file.totalRows)))
      else void save(file)
    },
  })
  if (!def.exported) return null
  const ask = (format: ExportFormat) => {
    const { params, query, body } = input
    const parts = { params: params as Part, query: query as Part, body: body as Part }
    run({ body: { list: def.name, format, ...parts } })
  }
  const items = EXPORT_FORMATS.map(({ code, name }) => ({ key: code, label: name, onClick: () => ask(code) }))
  return (
    <MenuButton
      type="text"
      size="small"
      icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
      aria-label={copy.of(label)}
      menu={{ items }}
      {...busy(isBusy || isSaving)}
    >
      {copy.button}
    </MenuButton>
  )
}

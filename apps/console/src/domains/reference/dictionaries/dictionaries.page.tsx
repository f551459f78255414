import { Button } from 'antd'
import { useState } from 'react'
import {
  dictionaryPublication,
  type DictionaryRecord,
  dictionaryVersions,
} from '@lqr/contract/reference/dictionary-record-calls.ts'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import type { OwnFields } from '../../../shell/publishing/publication.ts'
import { useChanged } from '../../../shell/publishing/use-changed.ts'
import { VersionsDialog } from '../../../shell/publishing/versions-dialog.tsx'
import { copy } from './copy.ts'
import { typedItem } from './item-lines.ts'
import { ItemsInput } from './items-input.tsx'
import './dictionaries.css'

/** The names in their order; those that are not in force like this stand out. */
function Names({ value, record }: { value: unknown; record: DictionaryRecord }) {
  const lines = Array.isArray(value) ? (value as string[]) : []
  return (
    <ol className="dictionary-names">
      {lines.map((line) => {
        const { code, name } = typedItem(line)
        return <li key={code}>{record.items.includes(line) ? name : <strong>{name}</strong>}</li>
      })}
    </ol>
  )
}

const owned: OwnFields<DictionaryRecord> = {
  items: {
    input: () => <ItemsInput />,
    show: (value, record) => <Names value={value} record={record} />,
  },
}

const cells = {
  items: (record: DictionaryRecord) => <Names value={record.items} record={record} />,
}

/** The dictionaries that operators have named or ordered anew, in every state, with the versions that were in force. */
export function Component() {
  const [opened, setOpened] = useState<DictionaryRecord>()
  const { moved } = useChanged<DictionaryRecord>([dictionaryPublication.calls.list])
  return (
    <>
      <PublicationPage
        publication={dictionaryPublication}
        table="dictionaries"
        title={copy.title}
        intro={copy.intro}
        keyword={copy.keyword}
        owned={owned}
        cells={cells}
        renderMore={(record) => (
          <Button
            size="small"
            aria-label={copy.versionsOf(record.dictionaryName)}
            onClick={() => setOpened(record)}
          >
            {copy.versions}
          </Button>
        )}
      />
      {opened && (
        <VersionsDialog
          publication={dictionaryPublication}
          calls={dictionaryVersions}
          record={opened}
          onRestored={moved}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

import { Button, Tag } from 'antd'
import { useState } from 'react'
import {
  servicePublication,
  type ServiceRecord,
  serviceVersions,
} from '@lqr/contract/services/record-calls.ts'
import { priceLineText } from '@lqr/contract/services/price-lines.ts'
import type { OwnFields } from '../../shell/publishing/publication.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { figure } from '../../shell/publishing/shown-value.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { VersionsDialog } from '../../shell/publishing/versions-dialog.tsx'
import { copy } from './copy.ts'

/** Price lists are typed in lines and read with separators. */
const owned: OwnFields<ServiceRecord> = {
  priceLines: {
    show: (value) =>
      Array.isArray(value) ? value.map((line) => priceLineText(String(line))).join('\n') : null,
  },
}

function until({ qualificationNo, qualificationTo, isLapsed }: ServiceRecord) {
  if (qualificationTo === null) return qualificationNo && copy.longTerm
  return (
    <>
      {figure(qualificationTo)} {isLapsed && <Tag color="error">{copy.lapsed}</Tag>}
    </>
  )
}

/** Services in every state, each with the versions that were published; `creates` for their provider. */
export function ServiceList({ title, intro, creates }: { title: string; intro: string; creates: boolean }) {
  const [opened, setOpened] = useState<ServiceRecord>()
  const { moved } = useChanged<ServiceRecord>([servicePublication.calls.list])
  return (
    <>
      <PublicationPage
        publication={servicePublication}
        table="services"
        title={title}
        intro={intro}
        keyword={copy.keyword}
        creates={creates}
        cells={{ qualificationTo: until }}
        owned={owned}
        renderMore={(record) => (
          <Button size="small" aria-label={copy.versionsOf(record.name)} onClick={() => setOpened(record)}>
            {copy.versions}
          </Button>
        )}
      />
      {opened && (
        <VersionsDialog
          publication={servicePublication}
          calls={serviceVersions}
          record={opened}
          onRestored={moved}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { isArchived } from '@lqr/contract/kernel/cases/read-case.ts'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import { PlacedDocuments } from '../../../shell/files/placed-documents.tsx'
import { copy } from '../copy.ts'

export function ApplicationFiles({ application }: { application: ApplicationDetail }) {
  return (
    <section className="panel">
      <h2>{copy.files}</h2>
      {application.isSealed ? (
        <FileLinks files={[]} />
      ) : (
        <PlacedDocuments
          names={[...application.terms.materials, ...application.supplementDocuments]}
          files={application.files}
          others={copy.otherFiles}
          isArchived={isArchived(application)}
        />
      )}
    </section>
  )
}

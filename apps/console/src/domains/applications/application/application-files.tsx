import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import { copy } from '../copy.ts'

export function ApplicationFiles({ application }: { application: ApplicationDetail }) {
  return (
    <section className="panel">
      <h2>{copy.files}</h2>
      <FileLinks files={application.files} />
    </section>
  )
}

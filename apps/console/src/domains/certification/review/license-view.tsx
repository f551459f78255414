import { Button } from 'antd'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import { FilePicture } from '../../../shell/files/image-preview.tsx'
import { openFile } from '../../../shell/files/open-file.ts'
import { copy } from '../copy.ts'
import type { Certification } from '../enterprise-facts.tsx'

const texts = copy.review

/** The licence beside the facts: a picture in place, a PDF in a new tab. */
export function LicenseView({ record }: { record: Certification }) {
  const { license, authLetter } = record
  return (
    <section className="panel">
      <h2>{texts.license}</h2>
      {!license && <p className="muted">{texts.noLicense}</p>}
      {license?.mime.startsWith('image/') && <FilePicture fileId={license.fileId} name={license.name} />}
      {license && !license.mime.startsWith('image/') && (
        <p>
          {texts.pdfHint} <Button onClick={() => void openFile(license.fileId)}>{texts.openPdf}</Button>
        </p>
      )}
      {license && <FileLinks files={[license]} />}
      {authLetter && (
        <>
          <h3>{texts.authLetter}</h3>
          <FileLinks files={[authLetter]} />
        </>
      )}
    </section>
  )
}

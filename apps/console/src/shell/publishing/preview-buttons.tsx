import { Button } from 'antd'
import { copy } from './copy.ts'

/** A window as wide as a phone: the page itself decides how it stands there. */
const PHONE = 'popup,noopener,width=390,height=844'

interface PreviewButtonsProps {
  /** The page of the portal that shows what is being worked on, to those who edit it. */
  page: '/contentPreview' | '/policyPreview' | '/activityPreview' | '/questionnairePreview'
  id: string
  name: string
}

/** Opens a record as it will stand in the portal, in a tab or as wide as a phone. */
export function PreviewButtons({ page, id, name }: PreviewButtonsProps) {
  const address = `${page}?id=${encodeURIComponent(id)}`
  return (
    <>
      <Button size="small" href={address} target="_blank" aria-label={copy.previewOf(name)}>
        {copy.preview}
      </Button>
      <Button
        size="small"
        aria-label={copy.phonePreviewOf(name)}
        onClick={() => window.open(address, '_blank', PHONE)}
      >
        {copy.phonePreview}
      </Button>
    </>
  )
}

import { Button } from 'antd'
import { ChoosePicture } from './choose-picture.tsx'
import { copy } from './copy.ts'
import type { PictureUse } from './use-picture-upload.ts'
import { picturePath } from './picture-path.ts'
import './rich-text.css'

interface PictureInputProps {
  /** Set by the form. */
  id?: string
  /** The id of the uploaded picture. */
  value?: string
  onChange?: (fileId: string | undefined) => void
  of?: PictureUse
}

/** One picture: shown as it is kept, replaced or taken away. */
export function PictureInput({ id, value, onChange, of }: PictureInputProps) {
  return (
    <div className="picture-input">
      {value && <img className="shown-picture" src={picturePath(value)} alt={copy.chosenPicture} />}
      <ChoosePicture id={id} of={of} onChosen={(fileId) => onChange?.(fileId)} />
      {value && <Button onClick={() => onChange?.(undefined)}>{copy.removePicture}</Button>}
    </div>
  )
}

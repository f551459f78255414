import { Node } from '@tiptap/core'
import { picturePath } from './picture-path.ts'

/** A picture on its own line: a file of ours and the words for who does not see it. Pasted pictures are not taken over. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ fileId: { default: '' }, alt: { default: '' } }),
  renderHTML: ({ node }) => [
    'img',
    { src: picturePath(String(node.attrs.fileId)), alt: String(node.attrs.alt), class: 'rich-picture' },
  ],
})

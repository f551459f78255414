import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { isSafeHref } from '@lqr/contract/content/text-runs.ts'
import { PictureNode } from './picture-node.ts'

/** What a text may hold, and nothing else: whatever is pasted beyond it loses its markup and keeps its words. */
export const richExtensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: (href) => isSafeHref(href),
    HTMLAttributes: { target: null, rel: null },
  }),
  PictureNode,
  UndoRedo,
]

/** How the links of the footer look. */
export const linkLook = 'inline-block py-1 text-muted no-underline hover:text-primary max-sm:py-2.5'

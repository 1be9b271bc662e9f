/** The formats of training, in the order of the content: people of several companies, of one company, a subject in depth. */
export const formats = [
  <>
    <path d="M4 4h18v18H4zM42 4h18v18H42zM23 42h18v18H23z" />
    <path d="M13 13L32 29L51 13M32 29V51" data-line="dashed" />
    <circle cx="13" cy="13" r="3" data-fill="ground" />
    <circle cx="51" cy="13" r="3" data-fill="ground" />
    <circle cx="32" cy="51" r="3" data-fill="ground" />
    <circle cx="32" cy="29" r="6" data-accent="fill" />
  </>,
  <>
    <path d="M6 60V22L32 4L58 22V60z" />
    <path d="M20 28L32 38L44 28M32 38V52" data-line="dashed" />
    <circle cx="20" cy="28" r="3" data-fill="ground" />
    <circle cx="44" cy="28" r="3" data-fill="ground" />
    <circle cx="32" cy="52" r="3" data-fill="ground" />
    <circle cx="32" cy="38" r="6" data-accent="fill" />
  </>,
  <>
    <path d="M4 6H60M12 20H52M20 34H44" />
    <path d="M32 6V52" data-accent="" />
    <circle cx="32" cy="54" r="6" data-accent="fill" />
  </>,
];

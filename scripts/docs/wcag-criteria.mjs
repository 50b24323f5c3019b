/**
 * @typedef {object} Criterion
 * @property {string} id
 * @property {string} name
 * @property {'A' | 'AA'} level
 * @property {readonly string[]} [looks] ways the tests look at a view, beside axe, that show whether it is met
 * @property {string} [hand] what a person still checks
 * @property {string} [outside] why the dialog has nothing to meet
 */

const NO_MEDIA = 'The dialog plays no audio and no video.'
const OF_THE_PAGE = 'The page around the dialog answers for this.'

/** The success criteria of WCAG 2.2 at levels A and AA, in their order. @type {readonly Criterion[]} */
export const CRITERIA = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    hand: 'The logo of a wallet, network or token says nothing that its name does not say; the alternative of a QR code says how to go on without a camera.',
  },
  { id: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', outside: NO_MEDIA },
  { id: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', outside: NO_MEDIA },
  { id: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', outside: NO_MEDIA },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', outside: NO_MEDIA },
  { id: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', outside: NO_MEDIA },
  { id: '1.3.1', name: 'Info and Relationships', level: 'A' },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    hand: 'Read a view with a screen reader from its title to its end: the order makes sense without seeing it.',
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    hand: 'No instruction relies on a shape, a colour or a place alone.',
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    looks: ['320 px', '400 % zoom'], // one window is higher than it is wide, the other is wider
    hand: 'Turn a phone: the dialog works both upright and sideways.',
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    hand: 'The browser offers the visitor’s own address in the email field, and the code from a message in the code field.',
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    looks: ['forced colours, keyboard'],
    hand: 'In greyscale, errors, warnings and what is selected can still be told apart.',
  },
  { id: '1.4.2', name: 'Audio Control', level: 'A', outside: NO_MEDIA },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    hand: 'A theme of the site’s own: measure its colours, as the tests know only the built-in themes.',
  },
  { id: '1.4.4', name: 'Resize Text', level: 'AA', looks: ['400 % zoom'] },
  { id: '1.4.5', name: 'Images of Text', level: 'AA', hand: 'Only logos are pictures of text.' },
  { id: '1.4.10', name: 'Reflow', level: 'AA', looks: ['320 px', '400 % zoom'] },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    hand: 'Edges of fields, icons that carry meaning, and the focus ring have a contrast of 3 : 1 in both themes.',
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    looks: ['text spacing'],
    hand: 'With the spacing that the criterion names, a name or a figure that comes to end in dots can be read in full elsewhere.',
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    looks: ['pointer'],
    hand: 'Nothing appears on focus that covers other content and cannot be dismissed.',
  },
  { id: '2.1.1', name: 'Keyboard', level: 'A', looks: ['keyboard'] },
  { id: '2.1.2', name: 'No Keyboard Trap', level: 'A', looks: ['leaving'] },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    looks: ['keyboard'],
    hand: 'Digits typed anywhere go into the code field while one is shown.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    hand: 'A pairing code that expires is replaced by a new one; an email code that expires can be sent again.',
  },
  { id: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', looks: ['light'] },
  { id: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', hand: 'Nothing flashes, in either theme.' },
  { id: '2.4.1', name: 'Bypass Blocks', level: 'A', outside: OF_THE_PAGE },
  { id: '2.4.2', name: 'Page Titled', level: 'A', outside: OF_THE_PAGE },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    looks: ['leaving'],
    hand: 'Tab through a view: the order is the one in which it is read.',
  },
  { id: '2.4.4', name: 'Link Purpose (In Context)', level: 'A' },
  { id: '2.4.5', name: 'Multiple Ways', level: 'AA', outside: OF_THE_PAGE },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    hand: 'The title of each view and the label of each field describe what they stand for.',
  },
  { id: '2.4.7', name: 'Focus Visible', level: 'AA', looks: ['keyboard', 'forced colours, keyboard'] },
  { id: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', looks: ['keyboard'] },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    hand: 'Nothing needs more than one finger, or a path that is drawn.',
  },
  { id: '2.5.2', name: 'Pointer Cancellation', level: 'A', looks: ['pointer'] },
  { id: '2.5.3', name: 'Label in Name', level: 'A', looks: ['read out'] },
  { id: '2.5.4', name: 'Motion Actuation', level: 'A', outside: 'Nothing is done by moving the device.' },
  { id: '2.5.7', name: 'Dragging Movements', level: 'AA', hand: 'Whatever can be dragged has a button as well.' },
  { id: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', looks: ['light'] },
  { id: '3.1.1', name: 'Language of Page', level: 'A', outside: OF_THE_PAGE },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    hand: 'On a page in another language, a screen reader speaks the dialog in the dialog’s language.',
  },
  { id: '3.2.1', name: 'On Focus', level: 'A', looks: ['keyboard'] },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    hand: 'A complete code is checked at once; no other field leads to another view by itself.',
  },
  { id: '3.2.3', name: 'Consistent Navigation', level: 'AA', looks: ['light'] },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    hand: 'The same action has the same name and icon in every view.',
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    hand: 'The way to “What is a wallet?” is in the same place wherever it is offered.',
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    looks: ['errors'],
    hand: 'Each error says in words what is wrong, beside the field it belongs to.',
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    hand: 'Each field says what it takes before it is filled in.',
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    hand: 'Where the right value is known, such as a minimum or an example, the error gives it.',
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    hand: 'Sending, swapping, paying and buying each show a review before anything is signed.',
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    hand: 'Going back from a review keeps what was entered.',
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    hand: 'A login code can be pasted, and filled in by a password manager.',
  },
  { id: '4.1.2', name: 'Name, Role, Value', level: 'A', looks: ['read out'] },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    looks: ['errors'],
    hand: 'Wait for a wallet, decline in it, and send: a screen reader says each without the focus moving.',
  },
]

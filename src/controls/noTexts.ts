/** What the page has instead of React Aria's texts in other languages (decision 0828). */
export default {};

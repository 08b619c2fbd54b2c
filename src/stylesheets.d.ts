/** A style sheet is imported for its effect; Parcel collects it. */
declare module '*.css';
